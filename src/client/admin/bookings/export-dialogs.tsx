import type { CalendarLink } from '@chauffeur/contract/calendar'
import { type CsvDelimiter, csvDelimiters } from '@chauffeur/contract/files'
import { useState } from 'react'
import { trpc } from '../../shared/api/trpc.ts'
import { readPreference, savePreference } from '../../shared/forms/preferences.ts'
import { Button } from '../../shared/ui/button.tsx'
import { Dialog } from '../../shared/ui/dialog.tsx'
import { RadioField } from '../common/fields.tsx'
import { SecretLink, ShownOnce } from '../common/secret-link.tsx'

const formats = {
  comma: { label: 'Excel in English, Google Sheets, Numbers', example: 'TR-7K3Q9X,34.3,116.60' },
  semicolon: {
    label: 'Excel in Portuguese, Spanish, German or French',
    example: 'TR-7K3Q9X;34,3;116,60',
  },
} satisfies Record<CsvDelimiter, { label: string; example: string }>

const options = csvDelimiters.map((value) => ({
  value,
  label: (
    <>
      {formats[value].label}
      <span className="mt-0.5 block font-mono text-sm text-soft">{formats[value].example}</span>
    </>
  ),
}))

/** Downloads the file of bookings at this address, in the form that the person's spreadsheet reads. */
export function ExportDialog({ address }: { address: string }) {
  const [open, setOpen] = useState(false)
  const [delimiter, setDelimiter] = useState<CsvDelimiter>('comma')
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (next) setDelimiter(chosenDelimiter())
        setOpen(next)
      }}
      trigger={<Button size="small">Download CSV</Button>}
      title="Download for a spreadsheet"
      description="Every booking that the filters let through, one on each line."
      footer={
        <>
          <Button onClick={() => setOpen(false)}>Cancel</Button>
          <Button asChild variant="primary">
            <a
              href={withDelimiter(address, delimiter)}
              download
              onClick={() => {
                savePreference(KEY, delimiter)
                setOpen(false)
              }}
            >
              Download
            </a>
          </Button>
        </>
      }
    >
      <RadioField
        label="Which spreadsheet opens it?"
        value={delimiter}
        onValueChange={setDelimiter}
        options={options}
      />
      <p className="mt-3 text-sm text-soft">This browser remembers the choice.</p>
    </Dialog>
  )
}

function withDelimiter(address: string, delimiter: CsvDelimiter): string {
  return `${address}${address.includes('?') ? '&' : '?'}delimiter=${delimiter}`
}

const KEY = 'export-delimiter'

/** The person's last choice; at first the one that spreadsheets read in the browser's language. */
function chosenDelimiter(): CsvDelimiter {
  const stored = readPreference(KEY)
  const found = csvDelimiters.find((delimiter) => delimiter === stored)
  return found ?? (new Intl.NumberFormat(navigator.language).format(1.5) === '1,5' ? 'semicolon' : 'comma')
}

/** Where the office makes, renews and turns off the link that its calendar programs follow. */
export function CalendarDialog() {
  return (
    <Dialog
      trigger={<Button size="small">Calendar</Button>}
      title="Bookings in your calendar"
      description="A secret link that Google Calendar, Outlook or Apple Calendar can follow. It shows every confirmed booking of the last 30 and the next 90 days, and whoever has the link can read it."
    >
      <CalendarLink />
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
