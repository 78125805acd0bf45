import { useState } from 'react'
import type { CalendarLink } from '@chauffeur/contract/calendar'
import { trpc } from '../../shared/api/trpc.ts'
import { Button } from '../../shared/ui/button.tsx'
import { Dialog } from '../../shared/ui/dialog.tsx'
import { Notice } from '../../shared/ui/notice.tsx'
import { Spinner } from '../../shared/ui/spinner.tsx'
import { ShownOnce } from '../common/shown-once.tsx'
import { sentenceOf } from '../session/sentence-of.ts'
import { calendarTexts } from './list-texts.ts'
import { ConfirmButton } from '../common/confirm-button.tsx'
import { Instant } from '../common/instant.tsx'
import { CustomerText } from '../common/customer-text.tsx'

/** Where the office makes, renews and turns off the link that its calendar programs follow. */
export function CalendarDialog() {
  const [isOpen, setOpen] = useState(false)
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setOpen}
      trigger={<Button size="small">{calendarTexts.open}</Button>}
      title={calendarTexts.title}
      description={calendarTexts.lead}
    >
      {isOpen && <CalendarLink />}
    </Dialog>
  )
}

function CalendarLink() {
  const { calendar } = trpc.useUtils()
  const now = trpc.calendar.link.useQuery(undefined, { staleTime: 0, gcTime: 0 })
  const settled = { onSuccess: () => void calendar.link.invalidate() }
  const renew = trpc.calendar.renew.useMutation(settled)
  const remove = trpc.calendar.remove.useMutation({
    onSuccess() {
      // The address that is shown stops working, too.
      renew.reset()
      void calendar.link.invalidate()
    },
  })
  const failure = renew.error ?? remove.error ?? now.error
  return (
    <div className="grid gap-4">
      {failure && (
        <Notice tone="danger">
          {calendarTexts.failed} {sentenceOf(failure)}
        </Notice>
      )}
      {now.isPending && <Spinner label={calendarTexts.loading} className="size-6 text-accent" />}
      {renew.data && <ShownOnce label={calendarTexts.url} value={renew.data.url} />}
      {now.data && (
        <LinkNow
          link={now.data.link}
          isMaking={renew.isPending}
          isRemoving={remove.isPending}
          onMake={() => renew.mutate()}
          onRemove={() => remove.mutate()}
        />
      )}
    </div>
  )
}

type LinkNowProps = {
  link: CalendarLink | null
  isMaking: boolean
  isRemoving: boolean
  onMake: () => void
  onRemove: () => void
}

/** Whether there is a link, and the buttons to create, renew or remove it. */
function LinkNow({ link, isMaking, isRemoving, onMake, onRemove }: LinkNowProps) {
  if (link === null)
    return (
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-soft">{calendarTexts.none}</p>
        <Button variant="primary" busy={isMaking} busyLabel={calendarTexts.making} onClick={onMake}>
          {calendarTexts.make}
        </Button>
      </div>
    )
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="text-soft">
        {calendarTexts.madeBy} <CustomerText>{link.createdBy}</CustomerText>, <Instant at={link.createdAt} />.
      </p>
      <div className="flex gap-2">
        <ConfirmButton
          label={calendarTexts.renew}
          busyLabel={calendarTexts.renewing}
          question={calendarTexts.renewQuestion}
          effect={calendarTexts.renewEffect}
          isBusy={isMaking}
          onConfirm={onMake}
        />
        <ConfirmButton
          label={calendarTexts.remove}
          busyLabel={calendarTexts.removing}
          question={calendarTexts.removeQuestion}
          effect={calendarTexts.removeEffect}
          isBusy={isRemoving}
          onConfirm={onRemove}
        />
      </div>
    </div>
  )
}
