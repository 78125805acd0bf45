import { createFileRoute } from '@tanstack/react-router'
import { TeamPage } from '../../partner/team-page.tsx'

export const Route = createFileRoute('/partner/team')({ component: TeamPage })
