/** What the developers of a partner look at. */
export const developerTabs = ['keys', 'receivers', 'calls'] as const
export type DeveloperTab = (typeof developerTabs)[number]
