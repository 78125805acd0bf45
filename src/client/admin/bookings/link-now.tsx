import type { CalendarLink } from '@chauffeur/contract/calendar'
import { Button } from '../../shared/ui/button.tsx'
import { ConfirmButton } from '../common/confirm-button.tsx'
import { Instant } from '../common/instant.tsx'
import { calendarTexts } from './calendar-texts.ts'
import { CustomerText } from '../common/customer-text.tsx'

type LinkNowProps = {
  link: CalendarLink | null
  isMaking: boolean
  isRemoving: boolean
  onMake: () => void
  onRemove: () => void
}

/** Whether there is a link, and the buttons to create, renew or remove it. */
export function LinkNow({ link, isMaking, isRemoving, onMake, onRemove }: LinkNowProps) {
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
