/** What the developers of a partner look at. Test data needs a sandbox. */
export const developerTabs = ['keys', 'receivers', 'calls', 'test'] as const
export type DeveloperTab = (typeof developerTabs)[number]
