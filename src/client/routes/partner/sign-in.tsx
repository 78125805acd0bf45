import { createFileRoute } from '@tanstack/react-router'
import { OverviewPage } from '../../partner/overview-page.tsx'

// The frame asks whoever has a link, or is not signed in; others see the overview.
export const Route = createFileRoute('/partner/sign-in')({ component: OverviewPage })
