import { atTime, theTime } from '@chauffeur/domain/time'
import type { driverNotices as english } from '../en/driver-notices.ts'

export const driverNotices: typeof english = {
  kinds: {
    new: 'Servicio nuevo',
    changed: 'Servicio modificado',
    later: 'El pasajero llega a otra hora',
    withdrawn: 'El servicio ya no es suyo',
    cancelled: 'Servicio cancelado',
    guest_here: 'El pasajero está en el punto de encuentro',
  },
  several: (count: number) => `${count} cambios en sus servicios`,
  severalNew: (count: number) => `${count} servicios nuevos`,
  more: (count: number) => (count === 1 ? 'y 1 más' : `y ${count} más`),
  meet: (from: string, to: string) => `encuentro ${atTime(to, 'es')} (reservado para ${theTime(from, 'es')})`,
  accept: 'Abra sus servicios y acepte lo nuevo.',
  topic: 'Sus servicios',
  open: 'Abrir mis servicios',
  noLink: 'Pida a la oficina el enlace a sus servicios.',
  whyYou: 'La oficina ha registrado esta dirección como suya: por eso le llega este correo.',
  hire: (hours: number) => `servicio por horas, ${hours} h`,
  day: (first: string, day: string) => `Hola ${first}, sus servicios del ${day}:`,
}
