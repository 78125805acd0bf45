/** The tabs for the developers of a partner. Test data needs a sandbox. */
export const developerTabs = ['keys', 'receivers', 'calls', 'test'] as const
export type DeveloperTab = (typeof developerTabs)[number]
