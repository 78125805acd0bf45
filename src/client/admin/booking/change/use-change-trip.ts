import type { Booking } from '@chauffeur/contract/bookings'
import type { ChangeQuote } from '@chauffeur/contract/change-fields'
import { isMailAddress } from '@chauffeur/domain/contact-formats'
import { toEuros } from '@chauffeur/domain/money'
import type { ChangePrice } from '@chauffeur/domain/trip-change'
import { useState } from 'react'
import { parseRefusal } from '../../../shared/api/refusal.ts'
import { trpc } from '../../../shared/api/trpc.ts'
import type { ChangeRequest } from '../../../shared/change/use-trip-form.ts'
import type { FieldProblems } from '../../../shared/forms/use-form-problems.ts'
import { withoutMail } from '../../bookings/email/email-texts.ts'
import { toastUnlessAtFields } from '../../common/failure-toast.ts'
import { useAct } from '../../common/use-act.ts'
import { obstacleOf } from '../../../shared/override/override.tsx'
import { officeChangeTexts as texts } from './change-texts.ts'

export interface OfficeChangeRequest extends ChangeRequest {
  price: ChangePrice
  /** In euros. */
  totalPrice?: number
  collect: 'driver' | 'link'
}

interface Checked {
  readonly request: OfficeChangeRequest
  readonly quote: ChangeQuote
}

interface Making extends Checked {
  readonly reason: string
  /** Why it is made although something speaks against the trip. */
  readonly overrideReason?: string
}

interface Events {
  readonly onObstacle: (sentence: string | undefined) => void
  readonly onRefusedFields: (fields: FieldProblems) => void
  readonly onDone: () => void
}

/** Asks what a change costs, and makes it at the price that was shown. */
export function useChangeTrip(
  { id, customerEmail }: Booking,
  { onObstacle, onRefusedFields, onDone }: Events,
) {
  const { client, bookings, payments } = trpc.useUtils()
  const [checked, setChecked] = useState<Checked>()
  const [isPriceNew, setPriceNew] = useState(false)
  const ask = async (request: OfficeChangeRequest) => ({
    request,
    quote: await client.changes.quote.mutate({ id, ...request }),
  })
  const showAtFields = (error: unknown) => {
    const fields = parseRefusal(error)?.fields ?? {}
    if (Object.keys(fields).length === 0) return
    setChecked(undefined)
    onRefusedFields(fields)
  }
  const failed = (error: unknown) => toastUnlessAtFields(texts.failed, error)

  const checking = useAct({
    act: ask,
    failed,
    onDone: (asked) => {
      setChecked(asked)
      onObstacle(asked.quote.obstacle)
    },
    onFailed: showAtFields,
  })
  const done = checked?.quote.takesEffect === 'when_paid' ? texts.doneLink : texts.done
  const making = useAct({
    async act({ reason, overrideReason, request, quote: { newTotalCents } }: Making) {
      const expectedTotal = toEuros(newTotalCents)
      try {
        return await client.changes.make.mutate({
          id,
          ...request,
          expectedTotal,
          reason,
          ...(overrideReason !== undefined && { overrideReason }),
        })
      } catch (error) {
        if (parseRefusal(error)?.code === 'PRICE_CHANGED') {
          setChecked(await ask(request))
          setPriceNew(true)
        }
        throw error
      }
    },
    done: isMailAddress(customerEmail) ? done : withoutMail(done),
    failed: (error) =>
      parseRefusal(error)?.code === 'PRICE_CHANGED' || obstacleOf(error) !== undefined
        ? undefined
        : failed(error),
    refresh: () => Promise.all([bookings.invalidate(), payments.invalidate()]),
    onFailed: (error) => {
      showAtFields(error)
      const obstacle = obstacleOf(error)
      if (obstacle !== undefined) onObstacle(obstacle)
    },
    onDone,
  })
  const fresh = <Input>(run: (input: Input) => void) => {
    return (input: Input) => {
      setPriceNew(false)
      run(input)
    }
  }
  return {
    checked,
    isPriceNew,
    isChecking: checking.isPending,
    isMaking: making.isPending,
    check: fresh(checking.run),
    make: fresh(making.run),
    goBack: () => {
      setPriceNew(false)
      setChecked(undefined)
    },
  }
}
