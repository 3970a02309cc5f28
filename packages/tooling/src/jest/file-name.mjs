// In tests a picture or font is only the address of something.
export default '/file';
