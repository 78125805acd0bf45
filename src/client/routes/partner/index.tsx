import { createFileRoute } from '@tanstack/react-router'
import { OverviewPage } from '../../partner/overview-page.tsx'

export const Route = createFileRoute('/partner/')({ component: OverviewPage })
