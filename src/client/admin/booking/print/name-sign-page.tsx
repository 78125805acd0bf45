import type { Booking } from '@chauffeur/contract/bookings'
import { MAX_NAME_LENGTH } from '@chauffeur/domain/limits'
import { nameOnSign } from '@chauffeur/domain/traveller'
import { useEffect, useState } from 'react'
import { Button } from '../../../shared/ui/button.tsx'
import { TextInput } from '../../../shared/ui/text-input.tsx'
import { PageSize, PrintButton } from './print-page.tsx'
import { BackToBooking, PrintedBooking } from './printed-booking.tsx'
import { printTexts } from './print-texts.ts'
import { SignText } from './sign-text.tsx'

const texts = printTexts.sign

/** The name to be held up at the arrivals: on paper, or on a phone. */
export function NameSignPage({ number }: { number: string }) {
  return <PrintedBooking number={number}>{(booking) => <NameSign booking={booking} />}</PrintedBooking>
}

function NameSign({ booking }: { booking: Booking }) {
  const [text, setText] = useState(() => nameOnSign(booking))
  const [isAlone, setAlone] = useState(false)
  useEscape(isAlone, () => setAlone(false))
  return (
    <div className="fixed inset-0 flex flex-col bg-raised print:static print:block">
      <PageSize orientation="landscape" />
      <header
        data-theme="night"
        hidden={isAlone}
        className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-2.5 sm:px-6 [[hidden]]:hidden print:hidden"
      >
        <BackToBooking number={booking.bookingNumber} />
        <h1 className="text-heading">{texts.title}</h1>
        <div className="flex min-w-0 flex-1 basis-72 flex-wrap items-center gap-2 sm:justify-end">
          <TextInput
            aria-label={texts.text}
            value={text}
            onValueChange={setText}
            maxLength={MAX_NAME_LENGTH}
            className="min-w-0 flex-1 basis-48 sm:max-w-sm"
          />
          <Button size="small" onClick={() => setAlone(true)}>
            {texts.alone}
          </Button>
          <PrintButton />
        </div>
      </header>
      <main className="relative min-h-0 flex-1 p-3 sm:p-6 print:h-[192mm] print:p-0">
        <SignText text={text} />
        {isAlone && (
          <button
            type="button"
            aria-label={texts.leave}
            onClick={() => setAlone(false)}
            className="absolute inset-0 -outline-offset-4 print:hidden"
          />
        )}
      </main>
    </div>
  )
}

function useEscape(isListening: boolean, act: () => void) {
  useEffect(() => {
    if (!isListening) return undefined
    const leave = (event: KeyboardEvent) => {
      if (event.key === 'Escape') act()
    }
    window.addEventListener('keydown', leave)
    return () => window.removeEventListener('keydown', leave)
  })
}
