import { createFileRoute } from '@tanstack/react-router'
import { CarsPage } from '../../admin/cars/cars-page.tsx'

export const Route = createFileRoute('/admin/cars')({
  head: () => ({ meta: [{ title: 'Cars and drivers' }] }),
  component: CarsPage,
})
