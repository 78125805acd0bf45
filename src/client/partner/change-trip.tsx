import type { MemberBooking } from '@chauffeur/contract/partner-people'
import { toEuros } from '@chauffeur/domain/money'
import { changePageTexts as texts, changeTexts as formTexts } from '@chauffeur/words/en/changes'
import { partnerTexts } from '@chauffeur/words/en/partner'
import { useRef, useState, type ReactNode, type RefObject } from 'react'
import { refusalSentence } from '../shared/api/refusal.ts'
import { trpc } from '../shared/api/trpc.ts'
import { ChangeDialog } from '../shared/change/change-dialog.tsx'
import { ChangeSummary } from '../shared/change/change-summary.tsx'
import { TripFields, useTripForm, type ChangedTripInput } from '../shared/change/trip-form.tsx'
import { useTripChange, type CheckedChange } from '../shared/change/use-trip-change.ts'
import { randomId } from '../shared/forms/random-id.ts'
import { useFormProblems } from '../shared/forms/use-form-problems.ts'
import { AlertDialog } from '../shared/ui/alert-dialog.tsx'
import { Button } from '../shared/ui/button.tsx'
import { Card } from '../shared/ui/card.tsx'
import { Notice } from '../shared/ui/notice.tsx'

/** Another time, way or vehicle for a booking: the change that waits, or the way to ask for one. */
export function ChangeTrip({
  read,
  mayAct,
  children,
}: {
  read: MemberBooking
  mayAct: boolean
  /** A button that stands beside. */
  children: ReactNode
}) {
  const button = useRef<HTMLButtonElement>(null)
  const [openings, setOpenings] = useState(0)
  const [open, setOpen] = useState(false)
  const [made, setSent] = useState<{ readonly checkoutUrl: string | null }>()
  // Once it is withdrawn or paid there is no page to pay on any more.
  const sent = made?.checkoutUrl != null && !read.change ? undefined : made
  return (
    <>
      {read.change && <OpenChange read={read} change={read.change} mayAct={mayAct} />}
      <div className="flex flex-wrap gap-3 empty:hidden">
        {mayAct && !read.change && read.acts.includes('changeTrip') && (
          <Button
            ref={button}
            onClick={() => {
              setSent(undefined)
              setOpenings(openings + 1)
              setOpen(true)
            }}
          >
            {texts.open}
          </Button>
        )}
        {children}
      </div>
      {openings > 0 && (
        <ChangeTripDialog
          key={openings}
          read={read}
          open={open}
          onOpenChange={setOpen}
          onSent={setSent}
          returnFocusTo={button}
        />
      )}
      <output className={sent ? 'grid gap-2 rounded-card bg-success-wash p-4 text-success' : 'sr-only'}>
        {sent && partnerTexts.change.sent}
        {sent?.checkoutUrl != null && (
          <a href={sent.checkoutUrl} className="link">
            {partnerTexts.change.pay}
          </a>
        )}
      </output>
    </>
  )
}

type ChangeTripDialogProps = {
  read: MemberBooking
  open: boolean
  onOpenChange: (open: boolean) => void
  onSent: (sent: { readonly checkoutUrl: string | null }) => void
  returnFocusTo: RefObject<HTMLElement | null>
}

function ChangeTripDialog({ read, open, onOpenChange, onSent, returnFocusTo }: ChangeTripDialogProps) {
  const { booking, trip } = read
  const { bookingNumber, serviceType, passengers } = booking
  const form = useTripForm({ ...trip, serviceType, passengers })
  const { client, member } = trpc.useUtils()
  // The same change, sent again after an answer that was lost, is stored once.
  const sent = useRef({ request: '', idempotencyKey: '' })
  const {
    form: element,
    problemAt,
    handleSubmit,
    showRefused,
  } = useFormProblems({ ...form.problems, nothing: form.hasChanges ? undefined : formTexts.nothing })
  const change = useTripChange({
    quote: (request: ChangedTripInput) => client.member.quoteChange.mutate({ bookingNumber, ...request }),
    send({ request, quote: { newTotalCents } }: CheckedChange<ChangedTripInput>) {
      const asked = { bookingNumber, ...request, expectedTotal: toEuros(newTotalCents) }
      const written = JSON.stringify(asked)
      if (written !== sent.current.request) sent.current = { request: written, idempotencyKey: randomId() }
      const { idempotencyKey } = sent.current
      return client.member.changeTrip.mutate(asked, { context: { idempotencyKey } })
    },
    onRefusedFields: showRefused,
    onSent({ checkoutUrl }) {
      void member.invalidate()
      onOpenChange(false)
      onSent({ checkoutUrl })
    },
    onFailed(_, call) {
      // It may have arrived all the same.
      if (call === 'send') void member.invalidate()
    },
  })
  const { checked, error } = change
  const problem = error ? (refusalSentence(error) ?? texts.failed) : problemAt('nothing')
  return (
    <ChangeDialog
      open={open}
      onOpenChange={onOpenChange}
      returnFocusTo={returnFocusTo}
      title={checked ? texts.check : texts.title}
      description={checked ? undefined : texts.lead}
      isBusy={change.isChecking || change.isSending}
      texts={{ cancel: texts.keep, goOn: texts.goOn, reading: texts.reading, back: texts.back }}
      form={element}
      onSubmit={handleSubmit(() => change.check(form.request))}
      fields={<TripFields form={form} problemAt={problemAt} />}
      checked={
        checked && {
          onBack: change.goBack,
          onMake: () => change.send(checked),
          makeLabel: checked.quote.takesEffect === 'at_once' ? texts.makeIt : texts.askForIt,
          busyLabel: texts.sending,
        }
      }
    >
      {checked && (
        <ChangeSummary
          before={trip}
          after={checked.quote.trip}
          costs={checked.quote}
          isWaiting={checked.quote.takesEffect === 'when_accepted'}
          effect={effectOf(checked.quote)}
        />
      )}
      {change.isPriceNew && (
        <Notice tone="warning" className="mt-5">
          {texts.priceChanged}
        </Notice>
      )}
      {problem !== undefined && (
        <Notice tone="danger" className="mt-5">
          {problem}
        </Notice>
      )}
    </ChangeDialog>
  )
}

function effectOf({ settlement, takesEffect }: CheckedChange<unknown>['quote']): string {
  if (settlement === 'checkout') return partnerTexts.change.guestPays
  return takesEffect === 'at_once' ? texts.atOnce : texts.staysUntilConfirmed
}

/** The change that waits: for its payment, or for the office. */
function OpenChange({
  read: { booking },
  change,
  mayAct,
}: {
  read: MemberBooking
  change: NonNullable<MemberBooking['change']>
  mayAct: boolean
}) {
  const { withdraw, waiting, staysUntilConfirmed } = texts
  const [open, setOpen] = useState(false)
  const { member } = trpc.useUtils()
  const { mutate, isPending, error, reset } = trpc.member.withdrawChange.useMutation({
    onSuccess: () => setOpen(false),
    onSettled: () => void member.invalidate(),
  })
  const isToPay = change.state === 'awaiting_payment'
  return (
    <Card as="section" aria-label={waiting.heading} className="grid gap-4">
      <h2 className="text-heading">{waiting.heading}</h2>
      <ChangeSummary
        before={change.before}
        after={change.after}
        costs={change}
        isPaid={!isToPay && change.settlement === 'checkout'}
        isWaiting={!isToPay}
        effect={isToPay ? partnerTexts.change.guestPays : staysUntilConfirmed}
      />
      {mayAct && (
        <AlertDialog
          open={open}
          onOpenChange={(next) => {
            if (isPending) return
            reset()
            setOpen(next)
          }}
          trigger={<Button>{withdraw.open}</Button>}
          title={withdraw.question}
          description={withdraw.text}
          confirmLabel={withdraw.yes}
          cancelLabel={withdraw.keep}
          busy={isPending}
          busyLabel={withdraw.busy}
          onConfirm={() => mutate({ bookingNumber: booking.bookingNumber, changeId: change.id })}
        >
          {error && <Notice tone="danger">{refusalSentence(error) ?? withdraw.failed}</Notice>}
        </AlertDialog>
      )}
    </Card>
  )
}
