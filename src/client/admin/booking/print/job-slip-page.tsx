import { PrintedBooking, BackToBooking } from './printed-booking.tsx'
import { JobSlip } from './job-slip.tsx'
import { PrintPage } from './print-page.tsx'
import { printTexts } from './print-texts.ts'

/** The slip that a chauffeur takes along for one trip. */
export function JobSlipPage({ number }: { number: string }) {
  return (
    <PrintedBooking number={number}>
      {(booking) => (
        <PrintPage
          title={printTexts.slip.title}
          back={<BackToBooking number={booking.bookingNumber} />}
          orientation="portrait"
        >
          <JobSlip booking={booking} />
        </PrintPage>
      )}
    </PrintedBooking>
  )
}
