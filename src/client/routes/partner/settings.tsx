import { createFileRoute } from '@tanstack/react-router'
import { SettingsPage } from '../../partner/settings/settings-page.tsx'

export const Route = createFileRoute('/partner/settings')({ component: SettingsPage })
