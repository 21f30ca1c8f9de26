import { CircleDot, Cylinder, Nut, Package, Spline, Torus, Waypoints } from 'lucide-react';
import type { Spec } from '../../../contract/entities/spec';

const SIGNS: Partial<Record<Spec['category'], typeof Package>> = {
  pipe: Cylinder,
  flange: Torus,
  fitting: Spline,
  valve: Waypoints,
  gasket: CircleDot,
  bolt: Nut,
};

type Props = { category: Spec['category']; size: number };

/** The sign of what a material is. */
export function CategorySign({ category, size }: Props) {
  const Sign = SIGNS[category] ?? Package;
  return <Sign size={size} strokeWidth={size > 32 ? 1.25 : 1.75} aria-hidden />;
}
