import { type CsvDelimiter, csvDelimiters } from '@chauffeur/contract/files'
import { useState } from 'react'
import { readPreference, savePreference } from '../../shared/forms/preferences.ts'
import { Button } from '../../shared/ui/button.tsx'
import { Dialog } from '../../shared/ui/dialog.tsx'
import { Field } from '../../shared/ui/field.tsx'
import { RadioList } from '../../shared/ui/radio-cards.tsx'

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
      <Field label="Which spreadsheet opens it?" group>
        <RadioList value={delimiter} onValueChange={setDelimiter} options={options} />
      </Field>
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
