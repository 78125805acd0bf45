import { useRouter } from '@tanstack/react-router'
import { Button } from '../../shared/ui/button.tsx'

/** In place of the office while it could not be found out who is signed in. */
export function SessionProblem({ sentence }: { sentence: string }) {
  const router = useRouter()
  return (
    <main className="shell section max-w-xl text-center">
      <h1 className="text-title">The office could not be opened</h1>
      <p role="alert" className="mt-4 text-soft">
        {sentence}
      </p>
      <Button variant="primary" className="mt-8" onClick={() => void router.invalidate()}>
        Try again
      </Button>
    </main>
  )
}
