import { csvDelimiters, type CsvDelimiter } from '@chauffeur/contract/files'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { RadioList } from '../../../ui/radio-list.tsx'
import { chosenDelimiter, rememberDelimiter } from './chosen-delimiter.ts'
import { exportTexts as texts } from './export-texts.ts'

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
                rememberDelimiter(delimiter)
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
        <RadioList
          value={delimiter}
          onValueChange={(chosen) => setDelimiter(csvDelimiters.find((one) => one === chosen) ?? 'comma')}
          options={options}
        />
      </Field>
      <p className="mt-3 text-sm text-soft">{texts.remembered}</p>
    </Dialog>
  )
}

function withDelimiter(address: string, delimiter: CsvDelimiter): string {
  return `${address}${address.includes('?') ? '&' : '?'}delimiter=${delimiter}`
}
