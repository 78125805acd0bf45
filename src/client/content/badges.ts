/** The three badges of the main page (spec/public.md §2, variant 5). */
export const badges = ['Premium', 'Mercedes Fleet', '24/7 Service'] as const
