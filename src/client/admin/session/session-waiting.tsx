import { Button } from '../../ui/button.tsx'
import { Spinner } from '../../ui/spinner.tsx'

/** Shown until it is known who is signed in; the server sends it for every admin page. */
export function SessionSpinner() {
  return (
    <main className="grid min-h-dvh place-items-center">
      <Spinner label="Loading..." className="size-8 text-accent" />
    </main>
  )
}

export function SessionProblem({ sentence, onRetry }: { sentence: string; onRetry: () => void }) {
  return (
    <main className="shell section max-w-xl text-center">
      <h1 className="text-title">The office could not be opened</h1>
      <p role="alert" className="mt-4 text-soft">
        {sentence}
      </p>
      <Button variant="primary" className="mt-8" onClick={onRetry}>
        Try again
      </Button>
    </main>
  )
}
