/** What every panel at a button looks like. Always on sand, wherever its button stands. */
export const panel =
  'z-50 max-h-(--radix-popover-content-available-height) max-w-[calc(100vw-1rem)] overflow-y-auto ' +
  'rounded-card border border-line bg-raised text-ink shadow-float outline-none ' +
  'data-[state=closed]:animate-fade-out data-[state=open]:animate-rise-in'
