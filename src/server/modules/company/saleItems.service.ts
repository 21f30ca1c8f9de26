import { v7 as uuid } from 'uuid';
import type * as z from 'zod';
import type { patchSaleItems } from '../../../contract/endpoints/user';
import type { SaleMaterial } from '../../../contract/entities/person';
import { inchesOf } from '../../../domain/material/inches';
import { pressureClass } from '../../../domain/material/pressureClass';
import type { MemberWork, Work } from '../../http/context';
import { fail } from '../../http/fail';
import { readAlarmSwitch, setAlarmSwitch } from '../account/user.service';
import { addSaleMaterials, deleteSaleMaterials, findSaleMaterials, type SaleMaterialRow } from './company.repository';

export interface SaleItems {
  is_user_sale_material_push: boolean;
  sale_material_list: SaleMaterial[];
}

/** The company's sale materials. Refuses a company whose information is missing with LEGACY_USER. */
export async function readSaleItems(work: MemberWork): Promise<SaleItems> {
  const { session } = work;
  if (!session.company_complete) return fail('LEGACY_USER');
  const rows = await findSaleMaterials(work.db, session.company_id);
  return {
    is_user_sale_material_push: await readAlarmSwitch(work),
    sale_material_list: rows.map(presentMaterial),
  };
}

/** What a company deals in, as everybody may read it. */
export async function saleMaterialsOf(work: Work, companyId: string): Promise<SaleMaterial[]> {
  return (await findSaleMaterials(work.db, companyId)).map(presentMaterial);
}

/** A material that a company deals in as it leaves; whose it is does not. */
export function presentMaterial(row: SaleMaterialRow): SaleMaterial {
  const { id, types, grade_families, grades, nps_min, nps_max, classes, makers } = row;
  const category = row.category as SaleMaterial['category'];
  return { id, category, types, grade_families, grades, nps_min, nps_max, classes: oneForm(classes), makers };
}

/** Classes as requested lines have them, each once. */
const oneForm = (classes: readonly string[]) => [...new Set(classes.map(pressureClass))];

/** Deletes and creates sale materials, all or nothing, and sets this person's alarm switch. */
export async function changeSaleItems(
  work: MemberWork,
  input: z.output<(typeof patchSaleItems)['body']>,
): Promise<SaleItems> {
  const { session, db, now } = work;
  if (!session.company_complete) return fail('LEGACY_USER');
  const unique = [...new Set(input.delete_sale_material_list)];
  const deleted = await deleteSaleMaterials(db, session.company_id, unique);
  if (deleted !== unique.length) {
    return fail('WRONG_PARAM', { issues: [{ path: ['delete_sale_material_list'], code: 'unknown_id' }] });
  }
  await addSaleMaterials(
    db,
    input.create_sale_material_list.map((material) => ({
      ...material,
      classes: oneForm(material.classes),
      id: uuid(),
      company_id: session.company_id,
      inch_min: inchesOf(material.nps_min),
      inch_max: inchesOf(material.nps_max),
      created_at: now,
    })),
  );
  await setAlarmSwitch(work, input.is_user_sale_material_push);
  return readSaleItems(work);
}
