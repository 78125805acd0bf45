import type { ChangeQuote } from '@chauffeur/contract/change-fields'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { parseRefusal } from '../../../shared/api/refusal.ts'
import { trpc } from '../../../shared/api/trpc.ts'
import type { ChangeRequest } from '../../../shared/change/use-trip-form.ts'
import type { FieldProblems } from '../../../shared/forms/use-form-problems.ts'
import { useLeaving } from '../../../shared/forms/use-leaving.ts'
import { saveChangeToPay } from '../../receipt/receipt-storage.ts'

/** The server's answer to a change as it was filled in. */
interface Checked {
  readonly request: ChangeRequest
  readonly quote: ChangeQuote
}

interface Events {
  /** Shows what is wrong at its field. */
  readonly onRefusedFields: (fields: FieldProblems) => void
  readonly onDone: (outcome: 'made' | 'asked') => void
}

/** Asks what a change costs, and then for the change at the price that was shown. */
export function useChangeJourney(bookingNumber: string, { onRefusedFields, onDone }: Events) {
  const { client, trip } = trpc.useUtils()
  const { isLeaving, leaveFor } = useLeaving()
  const [checked, setChecked] = useState<Checked>()
  const [isPriceNew, setPriceNew] = useState(false)
  // A second tap can come before the first one has disabled the button.
  const isInFlight = useRef(false)
  const settle = () => {
    isInFlight.current = false
  }
  const backToFields = (error: unknown) => {
    const fields = parseRefusal(error)?.fields ?? {}
    if (Object.keys(fields).length === 0) return
    setChecked(undefined)
    onRefusedFields(fields)
  }
  const quote = (request: ChangeRequest) => client.trip.quoteChange.mutate({ bookingNumber, ...request })

  const checking = useMutation({
    mutationFn: quote,
    onSuccess: (answer, request) => setChecked({ request, quote: answer }),
    onError: backToFields,
    onSettled: settle,
  })

  const sending = useMutation({
    async mutationFn({ request, quote: { newTotalCents } }: Checked) {
      try {
        return await client.trip.requestChange.mutate({
          bookingNumber,
          ...request,
          expectedTotalCents: newTotalCents,
        })
      } catch (error) {
        if (parseRefusal(error)?.code !== 'PRICE_CHANGED') throw error
        setChecked({ request, quote: await quote(request) })
        setPriceNew(true)
        return undefined
      }
    },
    onSuccess(answer) {
      if (!answer) return
      trip.read.setData({ bookingNumber }, answer.trip)
      void trip.invalidate()
      if (answer.checkoutUrl === null) {
        onDone(answer.trip.private?.change ? 'asked' : 'made')
        return
      }
      saveChangeToPay(bookingNumber)
      leaveFor(answer.checkoutUrl)
    },
    onError(error) {
      // It may have arrived all the same.
      void trip.invalidate()
      backToFields(error)
    },
    onSettled: settle,
  })

  const once = <Input>(run: (input: Input) => void) => {
    return (input: Input) => {
      if (isInFlight.current || isLeaving) return
      isInFlight.current = true
      setPriceNew(false)
      checking.reset()
      sending.reset()
      run(input)
    }
  }
  return {
    checked,
    isPriceNew,
    isChecking: checking.isPending,
    isSending: sending.isPending,
    isLeaving,
    error: sending.error ?? checking.error,
    check: once<ChangeRequest>(checking.mutate),
    send: once<Checked>(sending.mutate),
    goBack: () => {
      setPriceNew(false)
      checking.reset()
      sending.reset()
      setChecked(undefined)
    },
  }
}
