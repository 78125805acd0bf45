import type { UndeliveredMail } from '@chauffeur/contract/mails'
import { useMutation } from '@tanstack/react-query'
import { trpc } from '../../api/trpc.ts'
import { useToast } from '../../ui/toast.tsx'
import { sentenceOf } from '../session/sentence-of.ts'
import { saysSignedOut } from '../session/session-end.ts'
import { mailTexts } from './mail-texts.ts'

/** Has one mail sent now; the list is read anew either way: what was refused has changed meanwhile. */
export function useSendAgain({ id }: UndeliveredMail) {
  const { client, mails } = trpc.useUtils()
  const { showToast } = useToast()
  const { mutate, isPending } = useMutation({
    mutationFn: () => client.mails.sendAgain.mutate({ id }),
    onSuccess: () => showToast({ title: mailTexts.queued, tone: 'success' }),
    onError(error) {
      if (saysSignedOut(error)) return
      showToast({ title: mailTexts.sendFailed, description: sentenceOf(error), tone: 'destructive' })
    },
    onSettled: () => mails.list.invalidate(),
  })
  return { send: () => mutate(), isPending }
}
