import { csvDelimiters, type CsvDelimiter } from '@chauffeur/contract/files'
import { readPreference, savePreference } from '../../../common/preferences.ts'

const KEY = 'export-delimiter'

/** What this person chose last; at first what the spreadsheets of the browser's language read. */
export function chosenDelimiter(): CsvDelimiter {
  const stored = readPreference(KEY)
  const found = csvDelimiters.find((delimiter) => delimiter === stored)
  return found ?? (new Intl.NumberFormat(navigator.language).format(1.5) === '1,5' ? 'semicolon' : 'comma')
}

export function rememberDelimiter(delimiter: CsvDelimiter): void {
  savePreference(KEY, delimiter)
}
