import type { Enquiry } from '@chauffeur/contract/enquiries'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { trpc } from '../../api/trpc.ts'
import { useToast } from '../../ui/toast.tsx'
import { sentenceOf } from '../session/sentence-of.ts'
import { saysSignedOut } from '../session/session-end.ts'
import { enquiryTexts } from './enquiry-texts.ts'
import type { Shown } from './shown.ts'
import { useReplaceEnquiry } from './use-enquiries.ts'

/** Marks one enquiry as answered, or takes the mark back. */
export function useMark({ id, answeredAt }: Enquiry, shown: Shown) {
  const { client } = trpc.useUtils()
  const { showToast } = useToast()
  const replace = useReplaceEnquiry(shown)
  // Two clicks can come before the first one's waiting is drawn; the second would take the mark back.
  const isUnderWay = useRef(false)
  const { mutate, isPending } = useMutation({
    mutationFn: () => client.enquiries.mark.mutate({ id, answered: answeredAt === null }),
    onSuccess: replace,
    onError(error) {
      if (saysSignedOut(error)) return
      showToast({ title: enquiryTexts.markFailed, description: sentenceOf(error), tone: 'destructive' })
    },
    onSettled() {
      isUnderWay.current = false
    },
  })

  const mark = () => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    mutate()
  }
  return { mark, isPending }
}
