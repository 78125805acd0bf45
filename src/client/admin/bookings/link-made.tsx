import { ShownOnce } from '../common/shown-once.tsx'
import { calendarTexts } from './calendar-texts.ts'

/** The new address, while it can be seen. */
export function LinkMade({ url }: { url: string }) {
  return <ShownOnce label={calendarTexts.url} value={url} />
}
