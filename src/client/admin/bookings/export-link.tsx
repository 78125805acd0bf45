import { Button } from '../../ui/button.tsx'
import { exportAddress, type BookingFilters } from './filters.ts'

/** Downloads every booking that the filters let through, for a spreadsheet. */
export function ExportLink({ filters }: { filters: BookingFilters }) {
  return (
    <Button size="small" asChild>
      <a
        href={exportAddress(filters)}
        download
        title="Everything that the filters let through, as a file for a spreadsheet"
      >
        Download CSV
      </a>
    </Button>
  )
}
