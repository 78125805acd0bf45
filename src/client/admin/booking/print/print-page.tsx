import type { Booking } from '@chauffeur/contract/bookings'
import type { ReactNode } from 'react'
import { Button } from '../../../shared/ui/button.tsx'
import { BackLink } from '../../frame/admin-header.tsx'
import { BookingReadState, useReadBooking } from '../use-booking.tsx'

type PrintPageProps = {
  title: string
  /** The link to where one came from. */
  back: ReactNode
  controls?: ReactNode
  orientation: 'portrait' | 'landscape'
  children: ReactNode
}

/** A page to be printed: a bar with its buttons, which stays on the screen, and the sheet. */
export function PrintPage({ title, back, controls, orientation, children }: PrintPageProps) {
  return (
    <div className="min-h-dvh bg-sunken print:min-h-0 print:bg-transparent">
      <PageSize orientation={orientation} />
      <header
        data-theme="night"
        className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-2.5 sm:px-6 print:hidden"
      >
        {back}
        <h1 className="text-heading">{title}</h1>
        <div className="flex flex-wrap items-center gap-2 sm:ml-auto">
          {controls}
          <PrintButton />
        </div>
      </header>
      <main className="px-3 py-4 sm:p-6 print:p-0">{children}</main>
    </div>
  )
}

export function PrintButton() {
  return (
    <Button size="small" variant="primary" onClick={() => window.print()}>
      Print
    </Button>
  )
}

/** The paper that a browser chooses for this page. */
export function PageSize({ orientation }: Pick<PrintPageProps, 'orientation'>) {
  return <style>{`@page { size: A4 ${orientation}; margin: 8mm }`}</style>
}

type PrintedBookingProps = { number: string; children: (booking: Booking) => ReactNode }

/** The print of the booking, once it is there. */
export function PrintedBooking({ number, children }: PrintedBookingProps) {
  const reading = useReadBooking(number)
  if (reading.booking) return children(reading.booking)
  return (
    <main className="mx-auto max-w-3xl px-4 py-8">
      <BookingReadState number={number} {...reading} />
    </main>
  )
}

/** Back to the page of the booking. */
export function BackToBooking({ number }: { number: string }) {
  return (
    <BackLink to="/admin/bookings/$number" params={{ number }}>
      Booking {number}
    </BackLink>
  )
}
