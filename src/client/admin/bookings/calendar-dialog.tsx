import { SecretLink } from '../common/secret-link.tsx'
import { useState } from 'react'
import type { CalendarLink } from '@chauffeur/contract/calendar'
import { trpc } from '../../shared/api/trpc.ts'
import { Button } from '../../shared/ui/button.tsx'
import { Dialog } from '../../shared/ui/dialog.tsx'
import { ShownOnce } from '../common/shown-once.tsx'

/** Where the office makes, renews and turns off the link that its calendar programs follow. */
export function CalendarDialog() {
  const [isOpen, setOpen] = useState(false)
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setOpen}
      trigger={<Button size="small">Calendar</Button>}
      title="Bookings in your calendar"
      description="A secret link that Google Calendar, Outlook or Apple Calendar can follow. It shows every confirmed booking from 30 days ago on, and whoever has the link can read it."
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
  return (
    <SecretLink
      loading={now.isPending ? 'Looking for the link...' : undefined}
      failure={renew.error ?? remove.error ?? now.error}
      link={now.data?.link}
      makingLabel="Making the link..."
      renew={{
        label: 'Renew link',
        busyLabel: 'Renewing...',
        question: 'Renew the link?',
        effect: 'The old link stops at once: every calendar that follows it must be given the new one.',
        isBusy: renew.isPending,
        onConfirm: () => renew.mutate(),
      }}
      end={{
        label: 'Turn off',
        busyLabel: 'Turning off...',
        question: 'Turn the link off?',
        effect: 'It stops at once: calendars that follow it get no bookings any more.',
        isBusy: remove.isPending,
        onConfirm: () => remove.mutate(),
      }}
    >
      {renew.data && <ShownOnce label="Address for the calendar program" value={renew.data.url} />}
    </SecretLink>
  )
}
