import { createFileRoute } from '@tanstack/react-router'
import { DeskPage } from '../../partner/desk-page.tsx'

export const Route = createFileRoute('/partner/book')({ component: DeskPage })
