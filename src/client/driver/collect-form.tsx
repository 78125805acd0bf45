import type { DriverJob } from '@chauffeur/contract/driver-jobs'
import { MAX_COLLECTED_CENTS, type CollectionMethod } from '@chauffeur/domain/cash'
import { parseDecimal, toCents, toEuros } from '@chauffeur/domain/money'
import { useEffect, useRef, useState } from 'react'
import { amountText } from './clock.ts'
import { useWords } from './language.tsx'
import { bigButton, plainButton, quietButton } from './parts.tsx'
import type { Collected } from './step.ts'

interface CollectFormProps {
  readonly job: DriverJob
  readonly owed: NonNullable<DriverJob['collect']>
  /** The cash that the driver carries before, in euros. */
  readonly carried: number
  readonly onAnswer: (collected: Collected) => void
  readonly onCancel: () => void
}

/** Before the last step of a trip that is paid to the driver: what the guest has paid, in one tap. */
export function CollectForm({ job, owed, carried, onAnswer, onCancel }: CollectFormProps) {
  const words = useWords()
  const { collected } = words
  const [isOther, setOther] = useState(false)
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const amount = amountText(owed.amount, words)
  const isByCard = owed.how === 'card'
  const answer = (method: CollectionMethod) => () => onAnswer({ method, amount: owed.amount })
  return (
    <section
      aria-label={collected.title(amount)}
      className="sticky bottom-0 z-10 grid gap-3 rounded-t-card border-t border-line bg-raised px-4 pt-5 pb-[max(0.75rem,env(safe-area-inset-bottom))] shadow-card"
    >
      <h2 ref={title} tabIndex={-1} className="text-title outline-none">
        {collected.title(amount)}
      </h2>
      {owed.how !== 'unpaid' && <p className="text-soft">{collected.pays[owed.how](job.guestName)}</p>}
      {isOther ? (
        <OtherAmount onAnswer={onAnswer} onCancel={() => setOther(false)} />
      ) : (
        <>
          <button type="button" className={bigButton} onClick={answer(isByCard ? 'card' : 'cash')}>
            {isByCard ? collected.yesCard(amount) : collected.yesCash(amount)}
          </button>
          <button type="button" className={plainButton} onClick={answer(isByCard ? 'cash' : 'card')}>
            {isByCard ? collected.byCash : collected.byCard}
          </button>
          <div className="grid grid-cols-2 gap-2">
            <button type="button" className={plainButton} onClick={() => setOther(true)}>
              {collected.other}
            </button>
            <button
              type="button"
              className={plainButton}
              onClick={() => onAnswer({ method: 'not_paid', amount: 0 })}
            >
              {collected.notPaid}
            </button>
          </div>
          <p className="text-center text-sm text-soft">
            {collected.carry(
              amountText(toEuros(toCents(carried) + (isByCard ? 0 : toCents(owed.amount))), words),
            )}
          </p>
          <button type="button" className={`${quietButton} justify-self-center`} onClick={onCancel}>
            {words.cancel}
          </button>
        </>
      )}
    </section>
  )
}

interface OtherAmountProps {
  readonly onAnswer: (collected: Collected) => void
  readonly onCancel: () => void
}

function OtherAmount({ onAnswer, onCancel }: OtherAmountProps) {
  const words = useWords()
  const [text, setText] = useState('')
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const cents = parseDecimal(text.trim().replace(',', '.'))
  const isUsable = cents !== undefined && cents > 0 && cents <= MAX_COLLECTED_CENTS
  const answer = (method: CollectionMethod) => () => {
    if (isUsable) onAnswer({ method, amount: toEuros(cents) })
  }
  return (
    <>
      <label className="grid gap-1 font-semibold">
        {words.collected.amount}
        <input
          ref={field}
          name="collected"
          inputMode="decimal"
          autoComplete="off"
          maxLength={10}
          value={text}
          onChange={({ target }) => setText(target.value)}
          className="tabular min-h-13 rounded-control border border-line-strong bg-raised p-3 text-lead font-normal"
        />
      </label>
      <div className="grid grid-cols-2 gap-2">
        <button type="button" disabled={!isUsable} className={plainButton} onClick={answer('cash')}>
          {words.collected.inCash}
        </button>
        <button type="button" disabled={!isUsable} className={plainButton} onClick={answer('card')}>
          {words.collected.inCard}
        </button>
      </div>
      <button type="button" className={`${quietButton} justify-self-center`} onClick={onCancel}>
        {words.cancel}
      </button>
    </>
  )
}
