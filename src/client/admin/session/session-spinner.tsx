import { Spinner } from '../../shared/ui/spinner.tsx'

/** Shown until it is known who is signed in; the server sends it for every admin page. */
export function SessionSpinner() {
  return (
    <main className="grid min-h-dvh place-items-center">
      <Spinner label="Loading..." className="size-8 text-accent" />
    </main>
  )
}
