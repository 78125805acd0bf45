import { bigButton } from './looks.ts'
import { useWords } from './words-context.ts'

/** All that a link shows that has ended: how to get another one, and what becomes of steps that were not sent. */
export function EndedLink({ phone, unsentSteps }: { phone: string | null; unsentSteps: number }) {
  const words = useWords()
  return (
    <main className="grid flex-1 content-center gap-8 px-6 text-center">
      <h1 className="text-title">{words.ended}</h1>
      {unsentSteps > 0 && <p>{words.sentByNext(unsentSteps)}</p>}
      {phone !== null && (
        <a href={`tel:${phone.replaceAll(' ', '')}`} className={bigButton}>
          {words.office}
        </a>
      )}
    </main>
  )
}
