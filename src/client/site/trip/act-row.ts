/** The look of an act among the rows of the private page: as wide as the page, and as high as a thumb. */
export const ACT_ROW =
  'w-full justify-start! gap-3! rounded-none! border-x-0! border-t-0! border-line! px-1! min-h-14! text-left'
