import { refusalSentence } from '../../api/refusal.ts'
import { useToast } from '../../ui/toast.tsx'
import { sentenceOf } from '../session/sentence-of.ts'

/** Tells why a change was not saved: in the server's words where it gave any, else in ours. */
export function useSavingFailure(): (error: unknown, ours: string) => void {
  const { showToast } = useToast()
  return (error, ours) => {
    const refusal = refusalSentence(error)
    showToast({
      tone: 'destructive',
      ...(refusal === undefined ? { title: ours, description: sentenceOf(error) } : { title: refusal }),
    })
  }
}
