import { bigButton } from './looks.ts'
import { useWords } from './words-context.ts'

/** All that a link shows that has ended: how to get another one. */
export function EndedLink({ phone }: { phone: string | null }) {
  const words = useWords()
  return (
    <main className="grid flex-1 content-center gap-8 px-6 text-center">
      <h1 className="text-title">{words.ended}</h1>
      {phone !== null && (
        <a href={`tel:${phone.replaceAll(' ', '')}`} className={bigButton}>
          {words.office}
        </a>
      )}
    </main>
  )
}
