import { SENTENCES } from '@chauffeur/contract/sentences'
import { Button } from '../ui/button.tsx'

/** Replaces a page that could not be rendered. It needs nothing of the server, which may be the reason. */
export function SomethingWentWrong() {
  return (
    <main className="shell py-24 text-center">
      <h1 className="text-display">This page did not load</h1>
      <p className="mt-4">{SENTENCES.somethingWentWrong}</p>
      <Button className="mt-8" onClick={() => window.location.reload()}>
        Try again
      </Button>
    </main>
  )
}
