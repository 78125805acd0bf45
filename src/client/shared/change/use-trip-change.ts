import type { ChangeQuote } from '@chauffeur/contract/change-fields'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { parseRefusal } from '../api/refusal.ts'
import type { FieldProblems } from '../forms/use-form-problems.ts'

/** A change as it was filled in, and the server's answer to it. */
export interface CheckedChange<Request> {
  readonly request: Request
  readonly quote: ChangeQuote
}

export interface ChangeCalls<Request, Sent, Answer> {
  readonly quote: (request: Request) => Promise<ChangeQuote>
  /** Asks for the change at the price that was shown. */
  readonly send: (sent: Sent) => Promise<Answer>
  readonly onChecked?: (quote: ChangeQuote) => void
  /** Shows what is wrong at its field: the form is in view again. */
  readonly onRefusedFields: (fields: FieldProblems) => void
  readonly onSent: (answer: Answer) => unknown
  readonly onFailed: (error: unknown, call: 'quote' | 'send') => void
}

/**
 * How a trip is changed, by its guest or by the office: ask what the change costs, show it, then ask for it at that price.
 * Where the price is another one meanwhile, the new one is shown and nothing has changed.
 */
export function useTripChange<Request, Sent extends CheckedChange<Request>, Answer>(
  calls: ChangeCalls<Request, Sent, Answer>,
) {
  const [checked, setChecked] = useState<CheckedChange<Request>>()
  const [isPriceNew, setPriceNew] = useState(false)
  // A second tap can come before the first one has disabled the button.
  const isInFlight = useRef(false)
  const settle = () => {
    isInFlight.current = false
  }
  const check = async (request: Request) => {
    const quote = await calls.quote(request)
    setChecked({ request, quote })
    calls.onChecked?.(quote)
  }
  const fail = (error: unknown, call: 'quote' | 'send') => {
    const fields = parseRefusal(error)?.fields ?? {}
    if (Object.keys(fields).length > 0) {
      setChecked(undefined)
      calls.onRefusedFields(fields)
    }
    calls.onFailed(error, call)
  }

  const checking = useMutation({
    mutationFn: ({ request }: { request: Request }) => check(request),
    onError: (error) => fail(error, 'quote'),
    onSettled: settle,
  })
  const sending = useMutation({
    async mutationFn({ sent }: { sent: Sent }) {
      try {
        return { answer: await calls.send(sent) }
      } catch (error) {
        if (parseRefusal(error)?.code !== 'PRICE_CHANGED') throw error
        await check(sent.request)
        setPriceNew(true)
        return undefined
      }
    },
    onSuccess: (sent) => sent && calls.onSent(sent.answer),
    onError: (error) => fail(error, 'send'),
    onSettled: settle,
  })

  const begin = () => {
    setPriceNew(false)
    checking.reset()
    sending.reset()
  }
  const once = <Input>(run: (input: Input) => void) => {
    return (input: Input) => {
      if (isInFlight.current) return
      isInFlight.current = true
      begin()
      run(input)
    }
  }
  return {
    checked,
    isPriceNew,
    isChecking: checking.isPending,
    isSending: sending.isPending,
    error: sending.error ?? checking.error,
    check: once((request: Request) => checking.mutate({ request })),
    send: once((sent: Sent) => sending.mutate({ sent })),
    goBack: () => {
      begin()
      setChecked(undefined)
    },
  }
}
