import type { legalHeads as english } from '../../site/legal/legal-heads.ts'

export const legalHeads: typeof english = {
  terms: {
    title: 'Termos e condições',
    description:
      'Como se faz uma reserva de transfer ou de aluguer à hora, quanto custa, como se cancela e quem responde pelo quê.',
  },
  privacy: {
    title: 'Política de privacidade',
    description:
      'Que dados uma reserva exige, para que servem, quem os recebe, quanto tempo ficam e quais são os seus direitos.',
  },
}
