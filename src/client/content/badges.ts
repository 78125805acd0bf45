/** The three badges of the main page. */
export const badges = ['Premium', 'Mercedes Fleet', '24/7 Service'] as const
