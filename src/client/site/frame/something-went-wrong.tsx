import { failureTexts } from '@chauffeur/words/en/frame'
import { Button } from '../../shared/ui/button.tsx'

/** Replaces a page that could not be rendered. It needs nothing of the server, which may be the reason. */
export function SomethingWentWrong() {
  return (
    <main className="shell py-24 text-center">
      <h1 className="text-display">{failureTexts.heading}</h1>
      <p className="mt-4">{failureTexts.body}</p>
      <Button className="mt-8" onClick={() => window.location.reload()}>
        {failureTexts.again}
      </Button>
    </main>
  )
}
