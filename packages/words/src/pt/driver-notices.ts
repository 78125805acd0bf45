import { atTime, theTime } from '@chauffeur/domain/time'
import type { driverNotices as english } from '../en/driver-notices.ts'

export const driverNotices: typeof english = {
  kinds: {
    new: 'Novo serviço',
    changed: 'Serviço alterado',
    later: 'O passageiro chega a outra hora',
    withdrawn: 'O serviço já não é seu',
    cancelled: 'Serviço cancelado',
    guest_here: 'O passageiro está no ponto de encontro',
  },
  several: (count: number) => `${count} alterações nos seus serviços`,
  severalNew: (count: number) => `${count} novos serviços`,
  more: (count: number) => (count === 1 ? 'e mais 1' : `e mais ${count}`),
  meet: (from: string, to: string) => `encontro ${atTime(to, 'pt')} (reservado para ${theTime(from, 'pt')})`,
  accept: 'Abra os seus serviços e aceite o que é novo.',
  topic: 'Os seus serviços',
  open: 'Abrir os meus serviços',
  noLink: 'Peça ao escritório a ligação para os seus serviços.',
  whyYou: 'O escritório registou este endereço como seu: é por isso que este e-mail lhe chega.',
  hire: (hours: number) => `serviço à hora, ${hours} h`,
  day: (first: string, day: string) => `Olá ${first}, os seus serviços de ${day}:`,
}
