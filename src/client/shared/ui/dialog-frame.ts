/** The veil and the sheet that Dialog and AlertDialog share. */
export const veil =
  'fixed inset-0 z-50 bg-veil data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in'

export const sheet =
  'fixed inset-x-0 bottom-0 z-50 flex max-h-[92dvh] flex-col rounded-t-sheet bg-raised text-ink shadow-float ' +
  'outline-none data-[state=closed]:animate-sink-out data-[state=open]:animate-rise-in ' +
  'sm:inset-0 sm:m-auto sm:h-fit sm:max-h-[88dvh] sm:w-[calc(100%-3rem)] sm:rounded-sheet'
