/** What the developers of a partner look at. Return addresses are the owner's; test data needs a sandbox. */
export const developerTabs = ['keys', 'receivers', 'calls', 'returns', 'test'] as const
export type DeveloperTab = (typeof developerTabs)[number]
