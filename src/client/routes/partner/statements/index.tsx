import { createFileRoute } from '@tanstack/react-router'
import { StatementsPage } from '../../../partner/statements/statements-page.tsx'

export const Route = createFileRoute('/partner/statements/')({ component: StatementsPage })
