import { type CsvDelimiter, csvDelimiters } from '@chauffeur/contract/files'
import { useState } from 'react'
import { readPreference, savePreference } from '../../shared/forms/preferences.ts'
import { Button } from '../../shared/ui/button.tsx'
import { Dialog } from '../../shared/ui/dialog.tsx'
import { Field } from '../../shared/ui/field.tsx'
import { RadioList } from '../../shared/ui/radio-cards.tsx'
import { exportTexts as texts } from './list-texts.ts'

const options = csvDelimiters.map((value) => ({
  value,
  label: (
    <>
      {texts.formats[value].label}
      <span className="mt-0.5 block font-mono text-sm text-soft">{texts.formats[value].example}</span>
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
      trigger={<Button size="small">{texts.open}</Button>}
      title={texts.title}
      description={texts.lead}
      footer={
        <>
          <Button onClick={() => setOpen(false)}>{texts.cancel}</Button>
          <Button asChild variant="primary">
            <a
              href={withDelimiter(address, delimiter)}
              download
              onClick={() => {
                savePreference(KEY, delimiter)
                setOpen(false)
              }}
            >
              {texts.submit}
            </a>
          </Button>
        </>
      }
    >
      <Field label={texts.question} group>
        <RadioList value={delimiter} onValueChange={setDelimiter} options={options} />
      </Field>
      <p className="mt-3 text-sm text-soft">{texts.remembered}</p>
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
