import { freeCancellationUntil } from '@chauffeur/domain/cancellation'
import { wallTimeIn } from '@chauffeur/domain/time'
import { Link } from '@tanstack/react-router'
import { deadlineText } from '../../locale/formats.ts'
import { classNames } from '../../ui/class-names.ts'
import { useBooking } from '../state/booking-context.ts'
import { reviewTexts } from './review-texts.ts'

/** What the last click agrees to: until when it can be taken back, and the terms. They open beside the booking. */
export function WhatYouAccept({ className }: { className?: string | undefined }) {
  const { clock } = useBooking()
  const { instant, zone, isCancellationFree } = clock
  const { accept } = reviewTexts
  return (
    <p className={classNames('mb-2 text-sm text-soft lg:text-right', className)}>
      {instant &&
        (isCancellationFree
          ? reviewTexts.freeUntil(deadlineText(wallTimeIn(zone, freeCancellationUntil(instant)), zone))
          : reviewTexts.notFree)}{' '}
      {accept.before}{' '}
      <Link to="/terms" target="_blank" className="link">
        {accept.terms}
      </Link>{' '}
      {accept.and}{' '}
      <Link to="/privacy" target="_blank" className="link">
        {accept.privacy}
      </Link>
      .
    </p>
  )
}
