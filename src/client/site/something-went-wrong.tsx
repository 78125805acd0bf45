import { SENTENCES } from '@chauffeur/contract/sentences'
import { Button } from '../ui/button.tsx'

/** In place of a page that could not be drawn. Asks nothing of the server: that may be what is gone. */
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
