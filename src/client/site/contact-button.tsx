import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Button } from '../ui/button.tsx'

/** The way to the team, on pages about a payment or a booking. */
export function ContactButton({ children }: { children: ReactNode }) {
  return (
    <Button asChild size="large">
      <Link to="/contact">{children}</Link>
    </Button>
  )
}
