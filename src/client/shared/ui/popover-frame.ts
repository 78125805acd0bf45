/** The look of every panel at a button: always on sand, whatever its button stands on. */
export const panel =
  'z-50 max-h-(--radix-popover-content-available-height) max-w-[calc(100vw-1rem)] overflow-y-auto ' +
  'rounded-card border border-line bg-raised text-ink shadow-float outline-none ' +
  'data-[state=closed]:animate-fade-out data-[state=open]:animate-rise-in'
