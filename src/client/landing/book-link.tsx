import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Button, type ButtonVariant } from '../ui/button.tsx'
import { ArrowRightIcon } from '../ui/icons.tsx'

type BookLinkProps = {
  children: ReactNode
  variant?: ButtonVariant | undefined
  className?: string | undefined
}

/** The main call of every landing page: to the booking. */
export function BookLink({ children, variant = 'primary', className }: BookLinkProps) {
  return (
    <Button asChild variant={variant} size="large" className={className}>
      <Link to="/book">
        {children}
        <ArrowRightIcon className="size-4.5" />
      </Link>
    </Button>
  )
}
